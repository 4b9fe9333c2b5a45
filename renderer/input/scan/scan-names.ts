/** The names by which a voice calls what is lit. */

/** Returns the texts below a node, but for what is hidden from readers and what can be chosen or written in a field. */
function textsIn(node: Node): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [(node.textContent ?? '').trim()];
  if (node instanceof Element && node.matches('[aria-hidden="true"], select, textarea')) return [];
  return [...node.childNodes].flatMap(textsIn);
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .flatMap(textsIn)
    .filter((text) => text !== '')
    .join(' ');
}

function labelsOf(element: HTMLElement): readonly Node[] {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isField ? [...(element.labels ?? [])] : [];
}

/** Returns what a control is called, as readers call it. */
export function nameOfControl(element: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = ids.map((id) => document.getElementById(id)).filter((each) => each !== null);
  const own = element.getAttribute('aria-label') ?? '';
  return textOf(labelled) || own.trim() || textOf(labelsOf(element)) || textOf([...element.childNodes]);
}

/** Returns the value of a control that is changed step by step. */
export function valueOfControl(element: HTMLElement): string {
  const told = element.getAttribute('aria-valuetext');
  if (told !== null) return told;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.textContent?.trim() ?? '';
  return element instanceof HTMLInputElement ? element.value : '';
}
