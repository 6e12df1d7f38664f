/** One line of `atelier doctor`, in words. */
export type DoctorLine = { label: string; state: 'ok' | 'attention' | 'failed'; detail: string };
