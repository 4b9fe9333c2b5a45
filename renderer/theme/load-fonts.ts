/** Waits no longer than this: later faces take the place of their stand-ins, which have the same measures. */
const PATIENCE_MS = 400;

/** One text for each face that the first screen shows. */
const FACES = ['16px Inter', '600 16px "Source Serif 4"'] as const;
const CHINESE_FACES = ['16px "Twofold Seal"', '600 16px "Twofold Serif SC"'] as const;
const CHINESE_SAMPLE = '连';

/** Asks for the faces of the first screen while everything else is got ready, so that nothing is drawn twice. */
export async function loadFonts(language: string): Promise<void> {
  const [seal, title] = CHINESE_FACES;
  const chinese = language === 'zh-CN' ? [seal, title] : [seal];
  const faces = [
    ...FACES.map((face) => document.fonts.load(face)),
    ...chinese.map((face) => document.fonts.load(face, CHINESE_SAMPLE)),
  ];
  // A face that does not come has its stand-in.
  const loaded = Promise.allSettled(faces);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
