import { css } from 'styled-system/css';
import { RadioGroup } from '../../../primitives/radio-group.tsx';
import { TextWithCode } from '../../../primitives/text-with-code.tsx';
import type { Quiz } from './quiz.ts';

const list = css({ listStyleType: 'none', p: '0', m: '0', display: 'grid', gap: '8' });
const prompt = css({ textStyle: 'h4' });

type QuestionsProps = {
  quiz: Quiz;
  answers: Readonly<Record<string, string>>;
  /** Absent while nothing can be chosen. */
  onAnswer?: (questionId: string, optionId: string) => void;
};

export function Questions({ quiz, answers, onAnswer }: QuestionsProps) {
  return (
    <ol className={list}>
      {quiz.questions.map((question, index) => (
        <li key={question.id}>
          <RadioGroup
            legend={
              <span className={prompt}>
                {index + 1}. <TextWithCode>{question.prompt}</TextWithCode>
              </span>
            }
            options={question.options.map(({ id, text }) => ({
              value: id,
              label: <TextWithCode>{text}</TextWithCode>,
            }))}
            value={answers[question.id] ?? ''}
            disabled={!onAnswer}
            onValueChange={(optionId) => onAnswer?.(question.id, optionId)}
          />
        </li>
      ))}
    </ol>
  );
}
