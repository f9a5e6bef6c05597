import { PAGES } from './page-names'

/** Deletes the pages of jobs that were kept on this phone. */
export async function forgetPages(): Promise<void> {
	if ('caches' in globalThis) await caches.delete(PAGES)
}
