import { Button, Group, Modal, Text } from '@mantine/core';
import { create } from 'zustand';

/** A question that money, permanent loss or another person's rights hang on. The buttons repeat the verb. */
export type Question = {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  /** Another thing to do instead, where there is one. */
  other?: string;
  isDanger?: boolean;
};

/** What was answered; `cancel` also by Escape or a click beside the dialog. */
export type QuestionAnswer = 'confirm' | 'other' | 'cancel';

type Open = Question & { answer: (answer: QuestionAnswer) => void };
/** `last` is still read while the dialog fades. */
const useQuestion = create<{ open: Open | null; last: Question | null }>(() => ({ open: null, last: null }));

/** Asks and waits; false on cancel, Escape or a click beside the dialog. */
export async function confirm(question: Omit<Question, 'other'>): Promise<boolean> {
  return (await choose(question)) === 'confirm';
}

/** Asks between two things to do, and waits. */
export function choose(question: Question): Promise<QuestionAnswer> {
  return new Promise((resolve) => {
    const previous = useQuestion.getState().open;
    previous?.answer('cancel');
    const answer = (given: QuestionAnswer) => {
      useQuestion.setState({ open: null });
      resolve(given);
    };
    useQuestion.setState({ open: { ...question, answer }, last: question });
  });
}

/** The question that waits for its answer; null where none does. */
export const openQuestion = (): Open | null => useQuestion.getState().open;

/** Popovers, from which a question may come, are at 300. */
const ABOVE_POPOVERS = 400;

/** Shows the question of confirm or choose; once in the frame. */
export function ConfirmDialog() {
  const open = useQuestion((state) => state.open);
  const question = useQuestion((state) => state.last);
  const answer = (given: QuestionAnswer) => open?.answer(given);
  return (
    <Modal
      opened={open !== null}
      onClose={() => answer('cancel')}
      title={question?.title}
      size="sm"
      withCloseButton={false}
      zIndex={ABOVE_POPOVERS}
    >
      <Text size="sm" c="var(--text-2)">
        {question?.text}
      </Text>
      <Group gap={6} mt={14} justify="flex-end">
        <Button variant="subtle" data-autofocus onClick={() => answer('cancel')}>
          {question?.cancel}
        </Button>
        {question?.other === undefined ? null : <Button onClick={() => answer('other')}>{question.other}</Button>}
        <Button
          variant={question?.isDanger ? 'default' : 'filled'}
          color={question?.isDanger ? 'danger' : 'accent'}
          onClick={() => answer('confirm')}
        >
          {question?.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
