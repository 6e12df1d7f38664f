import { EditorView } from '@codemirror/view';

/**
 * Types over selected text by the editor itself. The browser would keep the look of what it replaces, a marked word for
 * example, in style attributes, which the policy of the page refuses.
 */
export const typedOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    if (event.inputType !== 'insertText' || event.data === null || empty || view.composing) return false;
    const text = event.data;
    const typed = () => view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type' });
    event.preventDefault();
    const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, typed));
    if (!isHandled) view.dispatch(typed());
    return true;
  },
});
