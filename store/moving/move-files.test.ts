import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { filesInFolder } from '../../domain/uploads/storage/folder-storage.ts'
import { filesInBucket } from '../../domain/uploads/storage/s3-storage.ts'
import type { FileStorage } from '../../domain/uploads/storage/storage.ts'
import { s3Server } from '../../test/files/s3-server.ts'
import { describeOnAllEngines } from '../../test/store.ts'
import { backUp } from '../backup/backup.ts'
import { failureWords } from '../backup/failure-words.ts'
import { MANIFEST } from '../backup/manifest.ts'
import { restore } from '../backup/restore.ts'
import { copyFiles, moveFiles } from './move-files.ts'

const bytesOf = (words: string) => new TextEncoder().encode(words)
const textIn = async (storage: FileStorage, name: string) => {
	const bytes = await storage.read(name)
	return bytes && new TextDecoder().decode(bytes)
}

function emptyFolder() {
	const folder = mkdtempSync(join(tmpdir(), 'solbazaar-move-'))
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
	return folder
}

async function bucket(prefix: string) {
	const server = await s3Server(prefix)
	onTestFinished(() => server.remove())
	return server.place
}

it('files go from a folder into a bucket and back, each once, and stay where they were', async () => {
	const [dataDir, other, s3] = [emptyFolder(), emptyFolder(), await bucket('shop/')]
	const folder = filesInFolder(dataDir)
	await folder.pictures.write('roof.webp', bytesOf('a roof'))
	await folder.photos.write('plate.webp', bytesOf('a plate'))
	await folder.owner.claim('postgres://db/shop')
	expect(await moveFiles({ dataDir, s3 }, 'bucket')).toEqual({ files: 2, copied: 2 })
	await folder.pictures.write('rail.webp', bytesOf('a rail, uploaded meanwhile'))
	expect(await moveFiles({ dataDir, s3 }, 'bucket')).toEqual({ files: 3, copied: 1 })
	expect(await textIn(folder.pictures, 'roof.webp')).toBe('a roof')
	const there = filesInBucket(s3)
	expect(await textIn(there.photos, 'plate.webp')).toBe('a plate')
	expect(await moveFiles({ dataDir: other, s3 }, 'folder')).toEqual({ files: 3, copied: 3 })
	const back = filesInFolder(other)
	expect(await textIn(back.pictures, 'rail.webp')).toBe('a rail, uploaded meanwhile')
	expect(await back.owner.read()).toBe('postgres://db/shop')
})

it('files of one database are not mixed with those of another', async () => {
	const [dataDir, s3] = [emptyFolder(), await bucket('')]
	await filesInFolder(dataDir).owner.claim('postgres://db/one')
	await filesInBucket(s3).owner.claim('postgres://db/two')
	await expect(moveFiles({ dataDir, s3 }, 'bucket')).rejects.toThrow(
		'The bucket has the files of another database: postgres://db/two. Nothing was copied.',
	)
})

it('files go neither into a bucket that is not there nor out of it', async () => {
	const [dataDir, s3] = [emptyFolder(), { ...(await bucket('')), bucket: 'shpo' }]
	const why = `There is no bucket shpo at ${s3.endpoint}: make it, or correct S3_BUCKET.`
	await filesInFolder(dataDir).pictures.write('roof.webp', bytesOf('a roof'))
	for (const to of ['bucket', 'folder'] as const) {
		const failure = await moveFiles({ dataDir, s3 }, to).catch((error) => error)
		expect(failureWords(failure)).toBe(why)
	}
})

it('a copy that is not what was written is told', async () => {
	const { pictures } = filesInFolder(emptyFolder())
	await pictures.write('roof.webp', bytesOf('a roof'))
	const forgetful = { ...filesInFolder(emptyFolder()).pictures, write: async () => {} }
	await expect(copyFiles(pictures, forgetful)).rejects.toThrow(/roof.webp is not there as it was/)
})

describeOnAllEngines('a backup of a store whose files are in a bucket', (open) => {
	it('is not made while the bucket is not there', async () => {
		const { config } = await open({ onDisk: true })
		const s3 = { ...(await bucket('shop/')), bucket: 'shpo' }
		const backup = join(emptyFolder(), 'backup')
		const failure = await backUp({ ...config, s3 }, backup).catch((error) => error)
		expect(failureWords(failure, config.databaseUrl)).toBe(
			`There is no bucket shpo at ${s3.endpoint}: make it, or correct S3_BUCKET.`,
		)
		expect(existsSync(join(backup, MANIFEST))).toBe(false)
	})

	it('has them, and is restored into another bucket', async () => {
		const opened = await open({ onDisk: true, s3: await bucket('shop/') })
		const { files } = opened.store
		await files.pictures.write('roof.webp', bytesOf('a roof'))
		await files.photos.write('plate.webp', bytesOf('a plate'))
		const backup = join(emptyFolder(), 'backup')
		expect(await backUp(opened.config, backup)).toEqual({ pictures: 2, isSigned: true })
		if (opened.config.databaseUrl) return
		const target = {
			...opened.config,
			dataDir: join(emptyFolder(), 'shop'),
			s3: await bucket('restored/'),
		}
		await restore(target, backup)
		const restored = filesInBucket(target.s3)
		expect(await textIn(restored.pictures, 'roof.webp')).toBe('a roof')
		expect(await textIn(restored.photos, 'plate.webp')).toBe('a plate')
		const inFolder = { ...target, dataDir: join(emptyFolder(), 'shop'), s3: undefined }
		await restore(inFolder, backup)
		expect(await textIn(filesInFolder(inFolder.dataDir).pictures, 'roof.webp')).toBe('a roof')
	})
})
