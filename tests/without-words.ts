import { setI18n } from 'react-i18next';

// The words that a file of tests gave its components would otherwise stand in the files that share its modules.
setI18n(undefined as never);
