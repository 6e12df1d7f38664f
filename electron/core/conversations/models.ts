import type {
  ConversationModel,
  ConversationSettings,
} from '../../../shared/domain/conversation/assistants/conversation-settings.ts';
import type { Settings } from '../../../shared/domain/settings/settings.ts';
import { RESPONSE_MODELS } from '../../../shared/service-api/responses/response-models.ts';

/** The local assistant that works by rules answers under this name of the interface. */
const STUDIO_MODEL = 'M3';
/** What models of other makers know of efforts (OpenAI-compatible servers). */
const OWN_EFFORTS = ['none', 'low', 'medium', 'high'] as const;

/** What conversations need to know of the app's settings. */
export type ModelSettings = Pick<Settings, 'cloud'> & { ownModel: { baseUrl: string; model: string } | null };

/** See ModelSettings. A server without a chosen model answers nothing. */
export function modelSettingsOf({ cloud, assistant: { ownModel } }: Settings): ModelSettings {
  const { baseUrl, model = null } = ownModel ?? {};
  return { cloud, ownModel: baseUrl !== undefined && model !== null ? { baseUrl, model } : null };
}

/** The models of an engine. The first is that of a new conversation. */
export function modelsOf(engine: ConversationSettings['engine'], { ownModel }: ModelSettings): ConversationModel[] {
  if (engine === 'cloud')
    return RESPONSE_MODELS.map(({ name, efforts }) => ({ engine, model: name, kind: 'cloud', efforts }));
  // One answers at a time: where the user has a model of their own, all goes to it.
  if (ownModel) return [{ engine, model: ownModel.model, kind: 'own', efforts: OWN_EFFORTS }];
  return [{ engine, model: STUDIO_MODEL, kind: 'studio', efforts: ['none', 'max'] }];
}

/**
 * The model that a conversation asks, or null where its model is not there any more: nothing else answers in its place until the
 * user says so.
 */
export function modelOf(settings: ConversationSettings, app: ModelSettings): ConversationModel | null {
  return modelsOf(settings.engine, app).find(({ model }) => model === settings.model) ?? null;
}

/** The model under the name that the service knows it by. */
export function wireModel({ kind, model }: ConversationModel, { cloud }: ModelSettings): string {
  if (kind === 'own') return model;
  return `${kind === 'studio' ? 'Vendor-' : cloud.modelPrefix}${model}`;
}

/** Whether what is sent to this model, with what tools answer, goes to another computer. */
export function leavesComputer({ kind }: ConversationModel, { ownModel }: ModelSettings): boolean {
  if (kind !== 'own') return kind === 'cloud';
  const host = ownModel && URL.canParse(ownModel.baseUrl) ? new URL(ownModel.baseUrl).hostname : '';
  return !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);
}
