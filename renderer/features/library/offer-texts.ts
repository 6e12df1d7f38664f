import { energyNames } from '../../ui/items/energy-text.ts';

/** Where something was generated. */
export const engines = { local: 'On this computer', cloud: 'Cloud' } as const;

/** Values of operators that are offered in a menu. */
export const offers = [
  {
    operator: 'date',
    values: [
      { value: 'today', label: 'Today' },
      { value: 'yesterday', label: 'Yesterday' },
      { value: 'week', label: 'Last 7 days' },
      { value: 'month', label: 'Last 30 days' },
      { value: 'year', label: 'Last 365 days' },
    ],
  },
  {
    operator: 'length',
    values: [
      { value: '<1m', label: 'Under 1 min' },
      { value: '1m..10m', label: '1 to 10 min' },
      { value: '>10m', label: 'Over 10 min' },
      { value: '>1h', label: 'Over 1 h' },
    ],
  },
  {
    operator: 'size',
    values: [
      { value: '<1mb', label: 'Under 1 MB' },
      { value: '1mb..10mb', label: '1 to 10 MB' },
      { value: '>10mb', label: 'Over 10 MB' },
      { value: '>100mb', label: 'Over 100 MB' },
      { value: '>1gb', label: 'Over 1 GB' },
    ],
  },
  {
    operator: 'aspect',
    values: [
      { value: 'landscape', label: 'Landscape' },
      { value: 'portrait', label: 'Portrait' },
      { value: 'square', label: 'Square' },
      { value: '16:9', label: '16:9' },
      { value: '9:16', label: '9:16' },
      { value: '4:3', label: '4:3' },
    ],
  },
  {
    operator: 'rating',
    values: [
      { value: '5', label: '5 stars' },
      { value: '4', label: '4 stars or more' },
      { value: '3', label: '3 stars or more' },
      { value: '0', label: 'Not rated' },
    ],
  },
  {
    operator: 'tempo',
    values: [
      { value: '<90', label: 'Under 90 bpm' },
      { value: '90..120', label: '90 to 120 bpm' },
      { value: '>120', label: 'Over 120 bpm' },
    ],
  },
  {
    operator: 'energy',
    values: [
      { value: 'low', label: energyNames.low },
      { value: 'medium', label: energyNames.medium },
      { value: 'high', label: energyNames.high },
    ],
  },
  {
    operator: 'engine',
    values: [
      { value: 'local', label: engines.local },
      { value: 'cloud', label: engines.cloud },
    ],
  },
  {
    operator: 'is',
    values: [
      { value: 'favourite', label: 'Favourite' },
      { value: 'picked', label: 'Picked' },
      { value: 'rejected', label: 'Rejected' },
      { value: 'new', label: 'New' },
      { value: 'noted', label: 'With a note' },
      { value: 'unsorted', label: 'Not in a folder' },
      { value: 'archived', label: 'Archived' },
      { value: 'used', label: 'Used in something' },
      { value: 'unused', label: 'Not used yet' },
    ],
  },
] as const;
