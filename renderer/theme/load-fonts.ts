/** Waits no longer than this: later faces take the place of their stand-ins, which have the same measures. */
const PATIENCE_MS = 400;

/** One text for each face that the first screen shows. */
const FACES = ['16px Inter', '600 16px "Source Serif 4"'] as const;
/** By language, with a character that each of its faces has; English has a seal too. */
const BRUSHED: Readonly<Record<string, readonly [sample: string, ...faces: string[]]>> = {
  en: ['连', '16px "Twofold Seal"'],
  'zh-CN': ['连', '16px "Twofold Seal"', '600 16px "Twofold Serif SC"'],
  'zh-TW': ['連', '16px "Twofold Seal TC"', '600 16px "Twofold Serif TC"'],
  ja: ['連', '16px "Twofold Seal JP"', '600 16px "Twofold Serif JP"'],
};

/** Asks for the faces of the first screen while everything else is got ready, so that nothing is drawn twice. */
export async function loadFonts(language: string): Promise<void> {
  const [sample = '', ...brushed] = BRUSHED[language] ?? [];
  const faces = [
    ...FACES.map((face) => document.fonts.load(face)),
    ...brushed.map((face) => document.fonts.load(face, sample)),
  ];
  // A face that does not come has its stand-in.
  const loaded = Promise.allSettled(faces);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
