import { useComputedColorScheme } from '@mantine/core';
import { IconChartDots3, IconCode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type DrawnDiagram, MOST_DIAGRAM_CHARACTERS } from '../../../../shared/domain/conversation/diagram.ts';
import { api } from '../../../api/client.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { texts } from '../texts.ts';
import { CodeFigure, CodeText } from './code-block.tsx';
import classes from './markdown.module.css';

const words = texts.markdown.diagram;

type Drawing = Extract<DrawnDiagram, { svg: string }>;

/** A diagram, drawn apart from the page and shown as an image, in which nothing runs, loads or links. Its source is one click away. */
export function Diagram({ source }: { source: string }) {
  const [showsSource, setShowsSource] = useState(false);
  const isDark = useComputedColorScheme() === 'dark';
  const isTooLarge = source.length > MOST_DIAGRAM_CHARACTERS;
  const { data, isPending, isError } = useQuery({
    ...api.conversations.drawDiagram.queryOptions({ input: { source, isDark } }),
    enabled: !isTooLarge,
    staleTime: Infinity,
    retry: false,
  });
  const drawing = data && 'svg' in data ? data : null;
  const problem = problemOf(data, { isTooLarge, isError });
  const label = showsSource ? words.image : words.source;
  return (
    <CodeFigure
      code={source}
      language="mermaid"
      isDrawn
      more={
        drawing ? (
          <IconButton size="1.5rem" aria-label={label} onClick={() => setShowsSource(!showsSource)}>
            {showsSource ? <IconChartDots3 size={14} stroke={1.6} /> : <IconCode size={14} stroke={1.6} />}
          </IconButton>
        ) : null
      }
    >
      {problem === null ? null : (
        <p className={classes.problem} role="note">
          {problem}
        </p>
      )}
      {drawing && !showsSource ? <DrawnImage drawing={drawing} source={source} /> : <CodeText code={source} />}
      {isPending && !isTooLarge ? (
        <p className={classes.drawing} role="status">
          {words.drawing}
        </p>
      ) : null}
    </CodeFigure>
  );
}

function problemOf(
  data: DrawnDiagram | null | undefined,
  { isTooLarge, isError }: { isTooLarge: boolean; isError: boolean },
): string | null {
  if (isTooLarge) return words['too-large'];
  if (isError || data === null) return words.faulty(null);
  if (!data || !('problem' in data)) return null;
  return data.problem === 'faulty' ? words.faulty(data.reason) : words[data.problem];
}

function DrawnImage({ drawing, source }: { drawing: Drawing; source: string }) {
  const { svg, widthPx, heightPx, title } = drawing;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  // The place has its size before the image is read, so nothing below it jumps.
  return (
    <div className={classes.diagram}>
      <img
        src={address}
        width={widthPx}
        height={heightPx}
        alt={words.name(title ?? source.trim().split(/\s/)[0] ?? '')}
        draggable={false}
      />
    </div>
  );
}
