/** The result of a check as one text: what a person reads, and may send. */
import { type PrivateTerms, redact } from '../host/diagnostics.ts';
import { BROWSER_FLAG } from '../host/host-flags.ts';
import type { HostWords } from '../host/words.ts';
import type { CheckedHost, CheckStep, StepResult } from './check-steps.ts';
import type { StepFault } from './followed-start.ts';

/** The first step that failed, or null. */
export function firstFailed(results: readonly StepResult[]): StepResult | null {
  return results.find(({ fault }) => fault !== null) ?? null;
}

/** One line a step, numbered as the steps are. */
export function stepLine(
  words: HostWords,
  host: CheckedHost,
  { step, fault, ms }: StepResult,
  number: number,
): string {
  const outcome =
    fault === null
      ? words('check.reached', { seconds: Math.round(ms / 100) / 10 })
      : fault === 'untried'
        ? words('check.untried')
        : faultWords(words, fault);
  return words('check.line', {
    number: String(number).padStart(2),
    step: stepName(words, host, step),
    outcome,
  });
}

/** A host for the browser is ready when its address can be opened, a window when its page has loaded. */
function stepName(words: HostWords, host: CheckedHost, step: CheckStep): string {
  return words(`check.step.${host === 'browser' && step === 'ready' ? 'address' : step}`);
}

function faultWords(words: HostWords, fault: StepFault): string {
  if (fault.kind === 'silent') return words('check.silent', { seconds: fault.seconds });
  if (fault.kind === 'told') return words('check.told', { why: fault.why });
  return fault.how === null ? words('check.not-started') : words('check.ended', { how: fault.how });
}

/** The lines after the steps: that all is well, or which step failed first and what helps, with what the program wrote. */
export function verdictLines(
  words: HostWords,
  results: readonly StepResult[],
  host: CheckedHost,
  errors: string,
  secrets: PrivateTerms,
): readonly string[] {
  const failed = firstFailed(results);
  if (failed === null) return [words('check.good')];
  const number = results.indexOf(failed) + 1;
  const isBrowserOffered = host === 'window' && failed.step !== 'storage' && failed.step !== 'code';
  const written = redact(errors, secrets).trim();
  return [
    words('check.first', { number, step: stepName(words, host, failed.step) }),
    words(`check.help.${helpFor(failed.step, host)}`),
    ...(isBrowserOffered ? [words('check.in-browser', { flag: BROWSER_FLAG })] : []),
    words('check.send'),
    ...(written === '' ? [] : ['', words('check.written'), written]),
  ];
}

type Help = 'install' | 'folder' | 'page' | 'browser-page' | 'window' | 'handover';

function helpFor(step: CheckStep, host: CheckedHost): Help {
  if (step === 'code') return 'install';
  if (step === 'lock' || step === 'storage') return 'folder';
  if (step === 'window') return 'window';
  if (step === 'second' || step === 'file' || step === 'link' || step === 'quit') return 'handover';
  return host === 'window' ? 'page' : 'browser-page';
}
