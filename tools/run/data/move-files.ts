// Copies a store's files between its folder and its bucket. Run on the pinned Node, by move-files.mjs.
import { failureWords } from '../../../store/backup/failure-words.ts'
import { moveFiles } from '../../../store/moving/move-files.ts'
import { dataPlace, leave } from './data-place.ts'

const USAGE = 'Say where to: npm run move-files -- bucket, or: npm run move-files -- folder'

try {
	const [to, ...others] = process.argv.slice(2)
	if ((to !== 'bucket' && to !== 'folder') || others.length > 0) throw new Error(USAGE)
	const { dataDir, s3 } = dataPlace()
	if (!s3) throw new Error('S3_BUCKET is not set: name the bucket, and its keys.')
	const { files, copied } = await moveFiles({ dataDir, s3 }, to)
	const where = to === 'bucket' ? `the bucket ${s3.bucket}` : dataDir
	process.stdout.write(
		`${files} files are in ${where}, each compared with what it is a copy of; ${copied} of them are new there. They are also still where they were.\n`,
	)
} catch (error) {
	leave(failureWords(error))
}
