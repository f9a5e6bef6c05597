import { z } from 'zod'
import type { S3Place } from './shared/files/s3-place.ts'
import { secureOrigin } from './shared/requests/secure-origin.ts'

/** The variables that say where uploaded files are, as `readConfig` parses them. */
export const FILES_ENVIRONMENT = {
	S3_ENDPOINT: secureOrigin('https://s3.example', 'photos').optional(),
	S3_REGION: z.string().min(1).default('us-east-1'),
	S3_BUCKET: z
		.string()
		.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
		.optional(),
	S3_PREFIX: z
		.string()
		.regex(/^[\w.-]+$/, 'must be a name of letters, digits, - and _, such as shop')
		.transform((text) => `${text}/`)
		.default(''),
	S3_ACCESS_KEY_ID: z.string().min(1).optional(),
	S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
}

const FilesEnvironment = z.object(FILES_ENVIRONMENT)
type FilesEnvironment = z.output<typeof FilesEnvironment>

/** The missing variables, as a sentence; null where there are none. */
export function s3Mistake(data: FilesEnvironment): string | null {
	if (data.S3_BUCKET && !(data.S3_ACCESS_KEY_ID && data.S3_SECRET_ACCESS_KEY))
		return 'S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it'
	if (data.S3_ENDPOINT && !data.S3_BUCKET) return 'S3_BUCKET: is missing beside S3_ENDPOINT'
	return null
}

/** The bucket of the store's files; undefined where they are in a folder. */
export function s3Of(data: FilesEnvironment): S3Place | undefined {
	const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = data
	const secretAccessKey = data.S3_SECRET_ACCESS_KEY
	if (!bucket || !accessKeyId || !secretAccessKey) return undefined
	const place = { endpoint: data.S3_ENDPOINT, region: data.S3_REGION, prefix: data.S3_PREFIX }
	return { ...place, bucket, accessKeyId, secretAccessKey }
}
