import { SegmentedControl } from '@mantine/core';
import type { ExportKind } from '../../../../shared/domain/narration/export-template.ts';
import type { Settings } from '../../../../shared/domain/settings/settings.ts';
import { chosenIds } from '../lines/selection/line-selection.ts';
import type { OpenScript } from '../document/opened/open-script.ts';
import { takesOfLines } from './plan/export-plan.ts';
import { texts } from './plan/export-texts.ts';
import classes from './exporting.module.css';

type Format = Settings['speak']['exportFormat'];

/** What the files are of. */
export function WhatControl(props: { open: OpenScript; what: ExportKind; setWhat: (what: ExportKind) => void }) {
  const { open, what, setWhat } = props;
  const hasSections = open.script.lines.some((line) => line.section !== null);
  return (
    <SegmentedControl
      fullWidth
      aria-label={texts.what}
      data={(['whole', 'sections', 'takes'] as const).map((value) => ({
        value,
        label:
          value === 'sections' && !hasSections ? (
            <span className={classes.off} title={texts.noSections}>
              {texts.whats[value]}
            </span>
          ) : (
            texts.whats[value]
          ),
        disabled: value === 'sections' && !hasSections,
      }))}
      value={what}
      onChange={(value) => setWhat(value as ExportKind)}
    />
  );
}

/** Of which lines there are files. */
export function WhichControl(props: { open: OpenScript; isEvery: boolean; setEvery: (isEvery: boolean) => void }) {
  const { open, isEvery, setEvery } = props;
  return (
    <SegmentedControl
      fullWidth
      aria-label={texts.which}
      data={[
        { value: 'selected', label: texts.selectedLines(chosenIds(open).length) },
        { value: 'all', label: texts.allLines(takesOfLines(open, open.order).length) },
      ]}
      value={isEvery ? 'all' : 'selected'}
      onChange={(value) => setEvery(value === 'all')}
    />
  );
}

/** The format of the files. */
export function FormatControl({ format, setFormat }: { format: Format; setFormat: (format: Format) => void }) {
  return (
    <SegmentedControl
      fullWidth
      aria-label={texts.format}
      data={['mp3', 'wav', 'flac'].map((value) => ({ value, label: value.toUpperCase() }))}
      value={format}
      onChange={(value) => setFormat(value as Format)}
    />
  );
}
