import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findVoice, watchVoices } from '../audio/voices.ts';

/** Returns a voice of the system for the language of the window; null while there is none. */
export function useVoice(): SpeechSynthesisVoice | null {
  const { language } = useTranslation().i18n;
  const [voice, setVoice] = useState(() => findVoice(language));
  useEffect(() => {
    const find = () => setVoice(findVoice(language));
    find();
    return watchVoices(find);
  }, [language]);
  return voice;
}
