const watched = (table: string, item: string, columns = '') =>
  (['INSERT', 'UPDATE', 'DELETE'] as const)
    .map(
      (
        event,
      ) => `CREATE TRIGGER sidecar_${table}_${event} AFTER ${event}${event === 'UPDATE' ? columns : ''} ON ${table} BEGIN
  UPDATE sidecars SET revision = revision + 1 WHERE subject = ${event === 'DELETE' ? 'old' : 'new'}.${item};
END;
`,
    )
    .join('');

/** What of a message is in the sidecar: all but which program answers it. */
const SIDECAR_COLUMNS =
  'id, conversation_id, parent_id, role, state, parts, text, incomplete, failure, model, usage, created_at_ms, finished_at_ms';

/**
 * Conversations with their messages, which are a tree: what was edited or answered again is another child of the same parent.
 * `leaf_id` is the last message of the branch that is shown. `parts` and `settings` are JSON (shared/domain/conversation). `text`
 * of a message is what is searched: empty while it is answered, or the index would be written with every word. `owner` is the
 * program that answers. `token_usage` is counted for each answer and outlives its conversation.
 */
export const keepConversations = `
CREATE TABLE conversations (
  id TEXT PRIMARY KEY REFERENCES items (id) ON DELETE CASCADE,
  settings TEXT NOT NULL,
  leaf_id TEXT,
  draft_text TEXT NOT NULL DEFAULT '',
  draft_attachments TEXT NOT NULL DEFAULT '[]',
  tool_rules TEXT NOT NULL DEFAULT '{}',
  is_titled INTEGER NOT NULL DEFAULT 0,
  is_pinned INTEGER NOT NULL DEFAULT 0,
  is_archived INTEGER NOT NULL DEFAULT 0,
  last_message_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE messages (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  conversation_id TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  parent_id TEXT,
  role TEXT NOT NULL,
  state TEXT NOT NULL,
  parts TEXT NOT NULL,
  text TEXT NOT NULL DEFAULT '',
  incomplete TEXT,
  failure TEXT,
  model TEXT,
  usage TEXT,
  owner TEXT,
  created_at_ms INTEGER NOT NULL,
  finished_at_ms INTEGER
) STRICT;
CREATE INDEX messages_by_conversation ON messages (conversation_id, row);
CREATE INDEX messages_answering ON messages (owner) WHERE state = 'answering';
CREATE TABLE token_usage (
  row INTEGER PRIMARY KEY,
  conversation_id TEXT,
  message_id TEXT,
  at_ms INTEGER NOT NULL,
  engine TEXT NOT NULL,
  model TEXT NOT NULL,
  tier TEXT NOT NULL,
  input_tokens INTEGER NOT NULL,
  cached_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  reasoning_tokens INTEGER NOT NULL
) STRICT;
CREATE INDEX token_usage_by_conversation ON token_usage (conversation_id);
CREATE INDEX token_usage_by_time ON token_usage (at_ms);

CREATE TRIGGER messages_text_insert AFTER INSERT ON messages WHEN new.text <> '' BEGIN
  INSERT INTO item_text (item_id, part, source_row, position, text)
  VALUES (new.conversation_id, 'line', new.row, new.row, new.text);
END;
CREATE TRIGGER messages_text_update AFTER UPDATE OF text ON messages WHEN old.text <> new.text BEGIN
  DELETE FROM item_text WHERE item_id = new.conversation_id AND part = 'line' AND source_row = new.row;
  INSERT INTO item_text (item_id, part, source_row, position, text)
  SELECT new.conversation_id, 'line', new.row, new.row, new.text WHERE new.text <> '';
END;
CREATE TRIGGER messages_text_delete AFTER DELETE ON messages BEGIN
  DELETE FROM item_text WHERE item_id = old.conversation_id AND part = 'line' AND source_row = old.row;
END;
${watched('conversations', 'id')}${watched('messages', 'conversation_id', ` OF ${SIDECAR_COLUMNS}`)}`;
