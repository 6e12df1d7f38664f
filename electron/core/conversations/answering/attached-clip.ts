import type { ItemId } from '../../../../shared/domain/ids.ts';
import { serviceHost } from '../../../../shared/domain/settings/services/service-host.ts';
import { uploadedFile, type UploadDeps } from '../../cloud-files/uploaded-file.ts';
import type { CoreContext } from '../../core-context.ts';
import type { Library } from '../../library/library.ts';
import type { InputPart } from '../../service/responses/response-service.ts';

/** Where clips are read from, and what sends them. */
type ClipDeps = UploadDeps & Pick<CoreContext, 'settings'> & { sources: { library: Pick<Library, 'mediaFile'> } };

/** Gives a model in the cloud a clip of the library. */
export type ClipSender = (id: ItemId) => Promise<InputPart>;

/**
 * Clips go to the cloud as files of the account, which it keeps for up to 7 days (service.md, purpose `video_understanding`): one
 * that is there is not sent again, and one that has expired is.
 */
export const clipSender =
  (deps: ClipDeps, signal: AbortSignal): ClipSender =>
  async (itemId) => {
    const { file, fileName } = deps.sources.library.mediaFile({ id: itemId, variant: 'original' });
    const host = serviceHost(deps.settings(), 'cloud') ?? '';
    const upload = { engine: 'cloud', host, purpose: 'video_understanding', itemId, file, fileName, signal } as const;
    return { videoUrl: `mm_file://${await uploadedFile(deps, upload)}` };
  };
