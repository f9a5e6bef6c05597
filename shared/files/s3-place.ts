/** A bucket of an S3 store, and how to get into it. */
export interface S3Place {
	/** As an origin; Amazon's own where it is missing. */
	endpoint?: string | undefined
	region: string
	bucket: string
	/** Before the name of each object: `shop/`; empty for none. */
	prefix: string
	accessKeyId: string
	secretAccessKey: string
}
