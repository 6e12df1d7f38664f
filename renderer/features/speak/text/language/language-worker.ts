import { type SpokenLanguage, spokenLanguage } from '../../../../../shared/domain/speech/language/spoken-language.ts';
import { answerQuestions } from '../../../../ui/workers/answer-questions.ts';

answerQuestions((texts: readonly string[]): SpokenLanguage[] => texts.map(spokenLanguage));
