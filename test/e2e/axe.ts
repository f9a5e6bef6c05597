import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'

declare global {
	interface Window {
		/** The scanner of a page, once it is loaded there. */
		axe?: typeof Axe
		bringAxe(): typeof Axe
	}
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Run at the start of each page, it brings axe within reach; most pages are never scanned and leave it unread. */
export const AXE_IN_REACH = `window.bringAxe = () => {${SOURCE}\nreturn window.axe }`
