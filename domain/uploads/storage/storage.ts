export interface StoredFile {
	name: string
	/** Its size. */
	bytes: number
	/** Epoch milliseconds. */
	changedAt: number
}

/** A place for files of one kind, each under a name: a folder, or a part of a bucket. */
export interface FileStorage {
	/** A reader finds all of a file or none of it; one of this name is replaced. */
	write(name: string, bytes: Uint8Array): Promise<void>
	/** @returns null where there is none */
	read(name: string): Promise<Uint8Array<ArrayBuffer> | null>
	/** Makes a file count as changed now. @returns whether it is there */
	touch(name: string): Promise<boolean>
	/** @param beginning of the names */
	list(beginning?: string): Promise<StoredFile[]>
	/** A file that is missing is no error. */
	remove(name: string): Promise<void>
	/** The folder that it is, which a web server can serve from; null for any other place. */
	readonly folder: string | null
}

/** Where the store's files are. */
export interface Files {
	/** Of products and the shop, for public view. */
	pictures: FileStorage
	/** Of jobs and returns, which only those of the order may see. */
	photos: FileStorage
	/** Of photos that are not whole yet. */
	parts: FileStorage
	/** The name of the database whose files they are; kept beside them. */
	owner: {
		read(): Promise<string | null>
		/** Notes a name where none is noted. @returns the noted one; null where nothing can be noted */
		claim(name: string): Promise<string | null>
		/** Notes a name in the place of any other. */
		give(name: string): Promise<void>
	}
}
