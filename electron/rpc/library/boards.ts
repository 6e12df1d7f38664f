import { procedures } from '../procedures.ts';

const { boards } = procedures;

/** Handlers of boards. */
export const boardsHandlers = {
  list: boards.list.handler(({ context }) => context.core.boards.list()),
  create: boards.create.handler(({ context, input }) => context.core.boards.create(input)),
  update: boards.update.handler(({ context, input }) => context.core.boards.update(input)),
  move: boards.move.handler(({ context, input }) => context.core.boards.move(input)),
  remove: boards.remove.handler(({ context, input }) => context.core.boards.remove(input)),
  addItems: boards.addItems.handler(({ context, input }) => context.core.boards.addItems(input)),
  removeItems: boards.removeItems.handler(({ context, input }) => context.core.boards.removeItems(input)),
  moveItems: boards.moveItems.handler(({ context, input }) => context.core.boards.moveItems(input)),
};
