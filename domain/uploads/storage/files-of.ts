import type { S3Place } from '../../../shared/files/s3-place.ts'
import { filesInFolder } from './folder-storage.ts'
import { filesInBucket } from './s3-storage.ts'
import type { Files } from './storage.ts'

/** Where a store's files are: in a bucket where one is named, else in the folder of its data. */
export const filesOf = ({ dataDir, s3 }: { dataDir: string; s3?: S3Place | undefined }): Files =>
	s3 ? filesInBucket(s3) : filesInFolder(dataDir)

/** Lists files whose name none has. @throws Unavailable where the place of the files cannot be read */
export const reach = ({ pictures }: Files) => pictures.list('.')
