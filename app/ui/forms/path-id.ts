/** An address takes these for no name or for a way: nothing has such an id. */
export const isNoId = (id: unknown) => id === '' || id === '.' || id === '..'
