import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** File types as `accept` of an input takes them. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string | undefined;
  readonly testId?: string;
  readonly children: ReactNode;
}

/** A button of ours that opens the system's file dialog. */
export function FileButton(props: FileButtonProps) {
  const {
    accept,
    onFiles,
    isMultiple = false,
    isDisabled = false,
    className = 'button',
    testId,
    children,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        data-scan="never"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        hidden
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again after it was mended.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
