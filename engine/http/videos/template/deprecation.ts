/** Tells clients that an operation has no future (RFC 9745; service.md marks the pair as deprecated, without a date). */
export function withDeprecation(response: Response): Response {
  response.headers.set('Deprecation', '@0');
  return response;
}
