/** Texts of the image viewer and of the comparison of images. */
export const viewerTexts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to window',
  actual: 'Show at 100%',
  zoom: (percent: number) => `${percent}%`,
  previous: 'Previous item',
  next: 'Next item',
  info: 'Image details',
  edit: 'Edit image',
  strip: 'Neighbouring items',
  place: (title: string, number: number, count: number) => `${title}, ${number} of ${count.toLocaleString('en')}`,
  unreadable: 'Couldn’t show the image.',
  compare: {
    title: (count: number) => `Compare ${count} images`,
    close: 'Close comparison',
    arrangement: 'Arrangement',
    beside: 'Side by side',
    slider: 'Slider',
    divider: 'Divider between the images',
    linked: 'Link zoom',
  },
} as const;
