import { inject } from 'vitest'

export type Engine = 'SQLite' | 'PostgreSQL'

/** The databases that there are here. */
export const ENGINES: readonly Engine[] = inject('postgres') ? ['SQLite', 'PostgreSQL'] : ['SQLite']
