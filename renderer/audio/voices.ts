/** The voices of the system, which speak without any network. There may be none, and they may come late. */

/** Calls the listener when there are other voices, until the returned function is called. */
export function watchVoices(onChange: () => void): () => void {
  const synthesis = globalThis.speechSynthesis;
  if (synthesis === undefined) return () => undefined;
  synthesis.addEventListener('voiceschanged', onChange);
  return () => synthesis.removeEventListener('voiceschanged', onChange);
}

/** Returns a voice of this machine for a language (a BCP 47 tag), the one of its region first; null where there is none. */
export function findVoice(language: string): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices().filter(({ localService }) => localService) ?? [];
  // Some systems write zh_CN.
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replaceAll('_', '-').toLowerCase();
  const wanted = language.toLowerCase();
  const [spoken] = wanted.split('-');
  return (
    voices.find((voice) => tagOf(voice) === wanted) ??
    voices.find((voice) => tagOf(voice).split('-')[0] === spoken) ??
    null
  );
}

/** Says words, instead of what is still being said. */
export function speak(words: string, voice: SpeechSynthesisVoice): void {
  const { speechSynthesis: synthesis } = globalThis;
  const said = new SpeechSynthesisUtterance(words);
  said.voice = voice;
  said.lang = voice.lang;
  synthesis.cancel();
  synthesis.speak(said);
}

/** Says nothing any more. */
export function hush(): void {
  globalThis.speechSynthesis?.cancel();
}
