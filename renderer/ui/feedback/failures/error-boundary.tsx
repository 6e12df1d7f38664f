import { Button } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorNotice } from './error-notice.tsx';
import { texts } from '../feedback-texts.ts';
import classes from './error-boundary.module.css';

type Props = { name: string; children: ReactNode };
type State = { error: Error | null };

/** Keeps a fault in one panel from taking the window with it: shows what failed and offers to open the panel again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`${this.props.name} failed.`, error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={classes.place}>
        <ErrorNotice what={texts.stoppedWorking(this.props.name)} why={texts.workSaved(error.message)}>
          <Button size="compact-sm" onClick={() => this.setState({ error: null })}>
            {texts.reloadPanel}
          </Button>
        </ErrorNotice>
      </div>
    );
  }
}
