import { create } from 'zustand';
import { navigate } from '../../../ui/layout/navigation.ts';

/** Whether the dialog is open, and the file that was dropped for it. */
type NewBatchState = { isOpen: boolean; file: File | null };

/** See NewBatchState. */
export const useNewBatch = create<NewBatchState>((): NewBatchState => ({ isOpen: false, file: null }));

/** Opens the dialog in Tasks, with a file that was dropped. */
export function openNewBatch(file: File | null = null): void {
  navigate('tasks');
  useNewBatch.setState({ isOpen: true, file });
}

/** Closes it; nothing of it is kept. */
export function closeNewBatch(): void {
  useNewBatch.setState({ isOpen: false, file: null });
}
