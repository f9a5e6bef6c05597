import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Place } from '../../../shared/files/s3-place.ts'
import { ANSWER_MS, CONNECT_MS } from '../limits.ts'
import { isMissingObject, unavailableBucket } from './s3-refusals.ts'
import type { FileStorage, Files, StoredFile } from './storage.ts'

/** The client library is read with the first file: most stores have a folder, and are spared its memory. */
const library = () => import('@aws-sdk/client-s3')

async function openClient({ endpoint, region, ...place }: S3Place): Promise<S3Client> {
	const { S3Client } = await library()
	const { accessKeyId, secretAccessKey } = place
	return new S3Client({
		region,
		credentials: { accessKeyId, secretAccessKey },
		// Stores of one's own have no name in DNS for each bucket, and some know none of the newer checksums.
		...(endpoint && { endpoint, forcePathStyle: true }),
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
	})
}

const TYPES: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' }
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** Objects of a bucket, below a name. */
function s3Storage(client: () => Promise<S3Client>, place: S3Place, below: string): FileStorage {
	const at = (name: string) => ({ Bucket: place.bucket, Key: below + name })
	/** @throws Unavailable where the S3 store does not answer, or refuses */
	const available = <T>(work: () => Promise<T>): Promise<T> =>
		work().catch((error) => {
			throw unavailableBucket(error, place)
		})
	const unlessMissing = <T>(work: () => Promise<T>): Promise<T | null> =>
		available(() =>
			work().catch((error) => {
				if (isMissingObject(error)) return null
				throw error
			}),
		)
	const write = (name: string, bytes: Uint8Array) =>
		available(async () => {
			const { PutObjectCommand } = await library()
			const content = { Body: bytes, ContentType: typeOf(name) }
			await (await client()).send(new PutObjectCommand({ ...at(name), ...content }))
		})
	const read = (name: string) =>
		unlessMissing(async () => {
			const { GetObjectCommand } = await library()
			const { Body } = await (await client()).send(new GetObjectCommand(at(name)))
			return Body ? new Uint8Array(await Body.transformToByteArray()) : null
		})
	return {
		folder: null,
		write,
		read,
		// A copy onto itself would do, but not every server counts it as a change.
		async touch(name) {
			const bytes = await read(name)
			if (bytes) await write(name, bytes)
			return bytes !== null
		},
		list: (beginning = '') =>
			available(async () => listed(await client(), place.bucket, below, beginning)),
		async remove(name) {
			await unlessMissing(async () => {
				const { DeleteObjectCommand } = await library()
				await (await client()).send(new DeleteObjectCommand(at(name)))
			})
		},
	}
}

/** Not those in folders below; a thousand in each answer. */
async function listed(client: S3Client, bucket: string, below: string, beginning: string) {
	const { paginateListObjectsV2 } = await library()
	const files: StoredFile[] = []
	const asked = { Bucket: bucket, Prefix: below + beginning, Delimiter: '/' }
	for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked))
		for (const { Key = '', Size = 0, LastModified } of Contents)
			files.push({
				name: Key.slice(below.length),
				bytes: Size,
				changedAt: LastModified?.getTime() ?? 0,
			})
	return files
}

const OWNER = 'uploads-of'

/** The files of a store in a bucket, under the names that its folder has. */
export function filesInBucket(place: S3Place): Files {
	let opened: Promise<S3Client> | undefined
	const client = () => {
		opened ??= openClient(place)
		return opened
	}
	const below = (folder: string) => s3Storage(client, place, place.prefix + folder)
	const root = below('')
	const read = async () => {
		const bytes = await root.read(OWNER)
		return bytes && new TextDecoder().decode(bytes)
	}
	const give = (name: string) => root.write(OWNER, new TextEncoder().encode(name))
	return {
		pictures: below('uploads/'),
		photos: below('photos/'),
		parts: below('photos/parts/'),
		owner: {
			read,
			async claim(name) {
				const before = await read()
				if (before !== null) return before
				await give(name)
				return read()
			},
			give,
		},
	}
}
