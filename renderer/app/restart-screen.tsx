import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { hostBridge } from '../api/connection/host.ts';
import { TEXTS } from './texts.ts';
import classes from './restart-screen.module.css';

/** Lies over everything while core does not answer; goes away by itself when it does. */
export function RestartScreen() {
  return (
    <div
      className={classes.screen}
      role="alertdialog"
      aria-modal
      aria-labelledby="lost-what"
      aria-describedby="lost-why"
    >
      <div className={classes.card}>
        <IconPlugConnectedX size={30} stroke={1.25} aria-hidden />
        <h1 id="lost-what" className={classes.what}>
          {TEXTS.unresponsive.what}
        </h1>
        <p id="lost-why">{TEXTS.unresponsive.why}</p>
        <Button variant="filled" autoFocus onClick={() => hostBridge().restart()}>
          {TEXTS.unresponsive.restart}
        </Button>
        <p className={classes.waiting}>{TEXTS.unresponsive.waiting}</p>
      </div>
    </div>
  );
}
