const JOB = /^\/installer\/installations\/[^/]+$/

/** Whether the browser has loaded its document as the page of a job, however the page was changed since. */
export function isJobDocument(): boolean {
	const [loaded] = performance.getEntriesByType('navigation')
	return loaded !== undefined && JOB.test(new URL(loaded.name).pathname)
}
