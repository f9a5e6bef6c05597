import type { S3Place } from '../../../shared/files/s3-place.ts'
import { Unavailable } from '../../../shared/unavailable.ts'

interface Refusal extends Error {
	$metadata?: { httpStatusCode?: number }
}

const OTHER_REGION = ({ bucket, region }: S3Place) =>
	`The bucket ${bucket} is in another region than ${region}: correct S3_REGION.`

/** By the code of the S3 store; each says what to do. */
const WORDS: Record<string, (place: S3Place) => string> = {
	NoSuchBucket: ({ bucket, endpoint = 'Amazon S3' }) =>
		`There is no bucket ${bucket} at ${endpoint}: make it, or correct S3_BUCKET.`,
	InvalidAccessKeyId: ({ endpoint = 'Amazon S3' }) =>
		`The key of S3_ACCESS_KEY_ID is not known at ${endpoint}: correct it.`,
	SignatureDoesNotMatch: () =>
		'S3_SECRET_ACCESS_KEY does not belong to the key of S3_ACCESS_KEY_ID: correct it.',
	RequestTimeTooSkewed: () =>
		'The clock of this machine differs from that of the S3 store by more than it allows: set it right.',
	PermanentRedirect: OTHER_REGION,
	AuthorizationHeaderMalformed: OTHER_REGION,
}

function wordsOf(error: Refusal, place: S3Place): string {
	const known = WORDS[error.name]
	if (known) return known(place)
	const { bucket } = place
	if (error.$metadata?.httpStatusCode === 403)
		return `The key of S3_ACCESS_KEY_ID may not use the bucket ${bucket} (${error.name}): allow it to list, read, write and delete there.`
	return `The bucket ${bucket} cannot be used: ${error.message}. Check S3_ENDPOINT, S3_BUCKET and its keys.`
}

/** Whether a single object is missing, and nothing else. */
export const isMissingObject = (error: unknown) => (error as Refusal).name === 'NoSuchKey'

/** Why the bucket cannot be used, as a sentence. */
export const unavailableBucket = (error: unknown, place: S3Place): Unavailable =>
	new Unavailable('files', error, wordsOf(error as Refusal, place))
