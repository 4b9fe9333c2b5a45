const MAX_LANGUAGES = 20;

/** The languages of an `Accept-Language` header, best first. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  const weighted = (header ?? '').split(',').flatMap((part) => {
    const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
    if (!/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(tag)) return [];
    return [{ tag, weight: quality === undefined ? 1 : Number(quality) || 0 }];
  });
  return weighted
    .sort((left, right) => right.weight - left.weight)
    .slice(0, MAX_LANGUAGES)
    .map(({ tag }) => tag);
}
