import { type Browser, chromium } from 'playwright-core'
import { startStore, temporaryFolder } from './store-process.ts'

interface BrowsedStore {
	address: string
	browser: Browser
	/** Ends both, and removes the store's data. */
	close: () => Promise<void>
}

/** Starts the built store with data of its own, and a browser to visit it with. */
export async function startBrowsedStore(): Promise<BrowsedStore> {
	const folder = temporaryFolder()
	const store = await startStore({ DATA_DIR: folder.path })
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
		args: ['--no-sandbox', '--disable-background-networking'],
	})
	return {
		address: store.address,
		browser,
		async close() {
			await browser.close()
			await store.stop()
			folder.remove()
		},
	}
}
