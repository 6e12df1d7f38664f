import {
  ActionIcon,
  Badge,
  Button,
  Checkbox,
  Input,
  InputWrapper,
  Kbd,
  Menu,
  Modal,
  NumberInput,
  PasswordInput,
  Popover,
  Progress,
  ScrollArea,
  SegmentedControl,
  Select,
  Skeleton,
  Slider,
  RadioIndicator,
  Switch,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
} from '@mantine/core';
import controls from './controls.module.css';
import overlays from './overlays.module.css';

const field = { defaultProps: { size: 'sm' as const } };
const floating = { radius: 'lg', shadow: 'md', transitionProps: { duration: 160 } };

/** Defaults and classes of the Mantine components that the studio uses (look.md section 11). */
export const components = {
  Button: Button.extend({
    defaultProps: { size: 'sm', variant: 'default', color: 'gray' },
    classNames: { root: controls.button },
  }),
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: 'subtle', color: 'gray', size: '1.75rem', radius: 'sm' },
    classNames: { root: controls.actionIcon },
  }),
  Input: Input.extend({ classNames: { wrapper: controls.inputWrapper, input: controls.input } }),
  InputWrapper: InputWrapper.extend({
    classNames: { label: controls.label, description: controls.description, error: controls.error },
  }),
  TextInput: TextInput.extend(field),
  PasswordInput: PasswordInput.extend(field),
  NumberInput: NumberInput.extend({ defaultProps: { size: 'sm' }, classNames: { control: controls.stepper } }),
  Select: Select.extend({
    defaultProps: { size: 'sm', allowDeselect: false, comboboxProps: { shadow: 'md', radius: 'lg' } },
    classNames: { dropdown: overlays.dropdown, option: overlays.option, groupLabel: overlays.label },
  }),
  Textarea: Textarea.extend(field),
  SegmentedControl: SegmentedControl.extend({
    defaultProps: { size: 'xs', radius: 'md' },
    classNames: {
      root: controls.segmented,
      indicator: controls.segmentedThumb,
      label: controls.segmentedLabel,
      control: controls.segmentedControl,
    },
  }),
  Tabs: Tabs.extend({
    defaultProps: { variant: 'pills', radius: 'sm' },
    classNames: { tab: controls.tab, list: controls.tabList },
  }),
  Badge: Badge.extend({
    defaultProps: { variant: 'light', radius: 'xs', tt: 'none' },
    classNames: { root: controls.badge },
  }),
  Kbd: Kbd.extend({ classNames: { root: controls.kbd } }),
  Slider: Slider.extend({
    defaultProps: { size: '0.25rem', thumbSize: '0.75rem', label: null, color: 'gray' },
    classNames: { track: controls.sliderTrack, bar: controls.sliderBar, thumb: controls.sliderThumb },
  }),
  Switch: Switch.extend({
    defaultProps: { withThumbIndicator: false },
    classNames: { track: controls.switchTrack },
  }),
  RadioIndicator: RadioIndicator.extend({ classNames: { indicator: controls.radio } }),
  Checkbox: Checkbox.extend({ defaultProps: { size: 'xs', radius: 'xs' }, classNames: { input: controls.checkbox } }),
  Tooltip: Tooltip.extend({
    defaultProps: { openDelay: 500, withArrow: false, offset: 6, transitionProps: { duration: 90 } },
    classNames: { tooltip: overlays.tooltip },
  }),
  Menu: Menu.extend({
    // A menu may hold nothing but its entries: the first of them has the keyboard, not a placeholder before it.
    defaultProps: { ...floating, withInitialFocusPlaceholder: false },
    classNames: { dropdown: overlays.dropdown, item: overlays.item, label: overlays.label, divider: overlays.divider },
  }),
  Popover: Popover.extend({
    defaultProps: { ...floating, radius: 'xl' },
    classNames: { dropdown: overlays.popover },
  }),
  Modal: Modal.extend({
    defaultProps: {
      centered: true,
      radius: 'xl',
      shadow: 'md',
      transitionProps: { transition: 'fade', duration: 160 },
      overlayProps: { backgroundOpacity: 0.5 },
      closeButtonProps: { 'aria-label': 'Close' },
    },
    classNames: {
      content: overlays.modal,
      header: overlays.modalHeader,
      title: overlays.modalTitle,
      body: overlays.modalBody,
    },
  }),
  Skeleton: Skeleton.extend({ defaultProps: { radius: 'xs' }, classNames: { root: controls.skeleton } }),
  Progress: Progress.extend({ defaultProps: { size: '0.25rem' }, classNames: { root: controls.progress } }),
  ScrollArea: ScrollArea.extend({
    defaultProps: { scrollbarSize: 8, type: 'hover' },
    classNames: { thumb: controls.scrollThumb, scrollbar: controls.scrollbar },
  }),
};
