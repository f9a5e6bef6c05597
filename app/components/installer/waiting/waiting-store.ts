import type { Waiting } from './waiting-rules'

const NAME = 'job-changes'
const CHANGES = 'changes'
/** The bytes of photos, by the key of their change. */
const FILES = 'files'

let opened: Promise<IDBDatabase> | undefined

const answered = <T>(request: IDBRequest<T>) =>
	new Promise<T>((resolve, reject) => {
		request.onsuccess = () => resolve(request.result)
		request.onerror = () => reject(request.error)
	})

function open(): Promise<IDBDatabase> {
	const request = indexedDB.open(NAME, 1)
	request.onupgradeneeded = () => {
		request.result.createObjectStore(CHANGES, { keyPath: 'key' })
		request.result.createObjectStore(FILES)
	}
	return answered(request)
}

/** Makes changes in one transaction, which is on the disk once it is answered. */
async function write(work: (changes: IDBObjectStore, files: IDBObjectStore) => void) {
	opened ??= open()
	const tx = (await opened).transaction([CHANGES, FILES], 'readwrite', { durability: 'strict' })
	const done = new Promise<void>((resolve, reject) => {
		tx.oncomplete = () => resolve()
		tx.onabort = () => reject(tx.error)
	})
	work(tx.objectStore(CHANGES), tx.objectStore(FILES))
	return done
}

async function read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	opened ??= open()
	const tx = (await opened).transaction(store)
	return answered(ask(tx.objectStore(store)))
}

/** All changes on this phone, of each account. */
export const storedChanges = (): Promise<Waiting[]> => read(CHANGES, (store) => store.getAll())

/** The bytes of a photo that waits. */
export const storedFile = (key: string): Promise<ArrayBuffer | undefined> =>
	read(FILES, (store) => store.get(key))

/**
 * Keeps a change, or another state of it.
 * @param file the bytes of its photo, where it is new
 * @param instead the changes without a photo in whose place it comes
 */
export const storeChange = (
	waiting: Waiting,
	file?: ArrayBuffer,
	instead: readonly Waiting[] = [],
): Promise<void> =>
	write((changes, files) => {
		for (const { key } of instead) changes.delete(key)
		changes.put(waiting)
		if (file) files.put(file, waiting.key)
	})

/** Deletes a change, which was taken or left out. */
export const deleteChange = (key: string): Promise<void> =>
	write((changes, files) => {
		changes.delete(key)
		files.delete(key)
	})
