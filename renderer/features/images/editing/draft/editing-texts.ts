import { formatBytes } from '../../../../../shared/domain/files/byte-size.ts';
import { EDITED_SIDE_PX, type EditPreview, type ImageArea } from '../../../../../shared/domain/media/image-edit.ts';

const px = (number: number) => number.toLocaleString('en');

/** English texts of the editor of images. */
export const editingTexts = {
  title: (title: string) => `Edit “${title}”`,
  stage: 'Stage',
  view: 'View',
  views: { edit: 'Edit', result: 'Result' },
  controls: 'Edits',
  crop: 'Crop',
  cropFacts: ({ leftPx, topPx, widthPx, heightPx }: ImageArea) =>
    `${px(widthPx)} × ${px(heightPx)} at ${px(leftPx)}, ${px(topPx)}`,
  cropHint: 'Drag the frame or its edges. Arrow keys move by 1 px, with Shift by 5%.',
  moveCrop: 'Crop area',
  edges: { left: 'Left edge', right: 'Right edge', top: 'Top edge', bottom: 'Bottom edge' },
  edgeAt: (at: number) => `${px(at)} px`,
  free: 'Free',
  original: 'Original',
  turn: 'Rotate and flip',
  turnLeft: 'Rotate left',
  turnRight: 'Rotate right',
  flipHorizontally: 'Flip horizontally',
  flipVertically: 'Flip vertically',
  size: 'Size',
  width: 'Width',
  height: 'Height',
  lock: 'Keep proportions',
  sizeRule: `${EDITED_SIDE_PX.least} to ${px(EDITED_SIDE_PX.most)} px.`,
  percent: (share: number) => `${Math.round(share * 100).toLocaleString('en')}% of the crop`,
  copy: 'Copy',
  format: 'Format',
  formats: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' },
  quality: 'Quality',
  opaque: 'JPEG has no transparency. Transparent areas become white.',
  noChange: 'Nothing changed yet.',
  writing: 'Preparing the preview',
  result: ({ format, widthPx, heightPx, sizeBytes }: Omit<EditPreview, 'previewId'>) =>
    `${{ png: 'PNG', jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF' }[format]}, ${px(widthPx)} × ${px(heightPx)} px, ${formatBytes(sizeBytes)}`,
  resultAlt: (title: string) => `${title}, edited`,
  reset: 'Reset',
  cancel: 'Cancel',
  save: 'Save copy',
  saved: (title: string) => `“${title}” saved`,
  notSaved: 'Couldn’t save the copy',
  notOpened: 'Couldn’t open the image for editing',
  notReady: 'This image is still being prepared. Try again in a moment.',
  discard: {
    title: 'Discard edits',
    text: (title: string) => `The edits to “${title}” aren’t saved as a copy.`,
    confirm: 'Discard edits',
    cancel: 'Keep editing',
  },
} as const;
