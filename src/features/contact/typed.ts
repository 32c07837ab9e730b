type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (container: ParentNode) =>
  [...container.querySelectorAll<Field>('input, textarea, select')].filter(({ name }) => name);

const hasCaret = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null;

/**
 * Remembers what was typed into a container's fields, and the cursor. What it returns puts both into
 * the fields of the same names in what took the container's place.
 */
export function rememberTyped(container: ParentNode): (replacement: ParentNode) => void {
  const values = new Map(fieldsOf(container).map(({ name, value }) => [name, value]));
  const focused = fieldsOf(container).find((field) => field === document.activeElement);
  const caret =
    focused && hasCaret(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : null;
  return (replacement) => {
    for (const field of fieldsOf(replacement)) {
      const value = values.get(field.name);
      if (value !== undefined && value !== field.value && field.type !== 'hidden') {
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      if (field.name !== focused?.name) continue;
      field.focus({ preventScroll: true });
      if (caret && hasCaret(field)) field.setSelectionRange(...caret);
    }
  };
}
