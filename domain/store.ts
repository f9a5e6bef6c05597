export type { AppContext as Store, JobQueue } from './app-context.ts'
