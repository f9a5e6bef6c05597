import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, as far as they are not there. Node's own way of doing so never ends
 * where the system denies that the folder above exists although it does, as Linux does within /proc.
 * @throws an Error in words for people
 */
export function makeFolder(path: string): void {
	try {
		makeWithParents(path)
	} catch (error) {
		throw new Error(`no folder can be made at ${path} (${(error as NodeJS.ErrnoException).code}).`)
	}
}

function makeWithParents(path: string): void {
	const parent = dirname(path)
	if (parent !== path && !isFolder(path)) {
		makeWithParents(parent)
		makeOne(path)
	}
}

function makeOne(path: string): void {
	try {
		mkdirSync(path, { mode: 0o700 })
	} catch (error) {
		// Another process may have been quicker.
		if (!isFolder(path)) throw error
	}
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
