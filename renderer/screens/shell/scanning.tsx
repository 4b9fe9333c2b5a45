/** Scanning with one switch: the light that goes over the window, and the bar that says how it is used and ends it. */
import type { TFunction } from 'i18next';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { hush, speak } from '../../audio/voices.ts';
import { openDialog } from '../../input/controls.ts';
import { hearSwitch } from '../../input/scan/hear-switch.ts';
import { type Lit, runScan } from '../../input/scan/run-scan.ts';
import { nameOfControl, valueOfControl } from '../../input/scan/scan-names.ts';
import { useVoice } from '../../parts/use-voice.ts';
import { useService } from '../../services/use-service.ts';
import { SETTINGS } from '../../state/settings.ts';
import styles from './scanning.module.css';

/** Draws the light above everything, dialogs too: the dialog that was opened last lies over what was shown before it. */
function createLight(element: HTMLElement): (lit: Lit | null) => void {
  let below: Element | null = null;
  return (lit) => {
    if (lit === null) return element.hidePopover();
    const { left, top, right, bottom } = lit.box;
    Object.assign(element.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${bottom - top}px`,
    });
    const [first] = lit.items;
    element.dataset.sign = lit.items.length === 1 ? (first?.sign ?? '') : '';
    const dialog = openDialog();
    if (dialog !== below) element.hidePopover();
    below = dialog;
    if (!element.matches(':popover-open')) element.showPopover();
  };
}

/** Returns how a voice calls what is lit, and what a press does with it; of several things the name of the first. */
function wordsFor(t: TFunction, { items: [first, ...others] }: Lit): string {
  if (first === undefined) return '';
  const { element, sign } = first;
  const name = nameOfControl(element);
  if (others.length > 0) return name;
  switch (sign) {
    case '':
      return name;
    case '−':
      return t('data.scan.step-back', { name, value: valueOfControl(element) });
    case '+':
      return t('data.scan.step-on', { name, value: valueOfControl(element) });
    case '×':
      return t('data.scan.put-down', { name });
    case '↓':
      return t('data.scan.read-on');
  }
}

/** Returns whether a pointer is on a button of the bar, which stays in use by pointers. */
function isOnButton(bar: HTMLElement | null, x: number, y: number): boolean {
  if (bar === null || openDialog() !== null) return false;
  return [...bar.querySelectorAll('button')].some((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

function useScan(light: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): void {
  const settings = useService(SETTINGS);
  const { scanMs, scanSpeaks } = useStore(settings.store, (state) => state.settings);
  const { t } = useTranslation();
  const voice = useVoice();
  const sayLit = useRef<(lit: Lit) => void>(() => undefined);
  useLayoutEffect(() => {
    sayLit.current = (lit) => {
      if (scanSpeaks && voice !== null) speak(wordsFor(t, lit), voice);
    };
  });
  useLayoutEffect(() => {
    if (light.current === null) return;
    const scan = runScan(scanMs, {
      show: createLight(light.current),
      onStep: (lit) => sayLit.current(lit),
    });
    const stopHearing = hearSwitch({
      onPress: scan.press,
      onEnd: () => void settings.change({ scans: false }),
      isSpared: (x, y) => isOnButton(bar.current, x, y),
    });
    return () => {
      stopHearing();
      scan.end();
      hush();
    };
  }, [light, bar, scanMs, settings]);
}

export function Scanning() {
  const { t } = useTranslation();
  const settings = useService(SETTINGS);
  const light = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  useScan(light, bar);
  return (
    <>
      <aside
        ref={bar}
        className={styles.bar}
        aria-label={t('data.scan.title')}
        data-testid="scan-bar"
        data-scan={isAsking ? 'alone' : 'last'}
      >
        {isAsking && (
          <>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('data.scan.keep')}
            </button>
            <button type="button" className="button" onClick={() => void settings.change({ scans: false })}>
              {t('data.scan.end')}
            </button>
          </>
        )}
        <p role="status">{t(isAsking ? 'data.scan.ask' : 'data.scan.how')}</p>
        {!isAsking && (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {t('data.scan.stop')}
          </button>
        )}
      </aside>
      <div
        ref={light}
        className={styles.light}
        popover="manual"
        aria-hidden="true"
        data-testid="scan-light"
      />
    </>
  );
}
