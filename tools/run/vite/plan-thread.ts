import { bundle } from './bundle.ts'

/** The thread that makes large plans, in one file beside the server's: it has nothing else in memory. */
export default bundle({
	entry: 'domain/planner/internal/threads/plan-thread.ts',
	file: 'plan-thread.js',
	isAdded: true,
})
