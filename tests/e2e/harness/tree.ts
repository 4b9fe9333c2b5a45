/** The page as the browser tells it to screen readers. */
import type { Page } from '@playwright/test';

export interface TreeNode {
  readonly id: string;
  readonly role: string;
  readonly name: string;
  /** The names of its properties with their values, such as `selected` and `focused`. */
  readonly is: Readonly<Record<string, unknown>>;
  readonly childIds: readonly string[];
}

/** All nodes that are not ignored. */
export async function accessibilityTree(page: Page): Promise<readonly TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ nodeId, role, name, properties = [], childIds = [] }) => ({
      id: nodeId,
      role: String(role?.value ?? ''),
      name: String(name?.value ?? ''),
      is: Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
      childIds,
    }));
}
