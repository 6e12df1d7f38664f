import type { DiagramSource, DrawnDiagram } from '../../domain/conversation/diagram.ts';

/** What the host asks the window that draws diagrams, and what that answers under the same ID. */
export type DiagramRequest = DiagramSource & { id: number };

/** See DiagramRequest. */
export type DiagramAnswer = { id: number; drawn: DrawnDiagram };
