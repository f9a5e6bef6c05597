import type { Config } from '../config.ts'

/** What a store has to know to be opened. */
export type StoreConfig = Pick<
	Config,
	'mode' | 'dataDir' | 'databaseUrl' | 'sampleData' | 'sessionSecret' | 'logLevel'
> &
	Partial<
		Pick<
			Config,
			| 'publicUrl'
			| 'databaseReplicaUrl'
			| 'whatsappNumber'
			| 'smtpUrl'
			| 'sms'
			| 'sessionSecretOld'
			| 'secrets'
			| 'razorpayUrl'
			| 'razorpayWebhookSecretOld'
			| 's3'
			| 'isTraced'
			| 'workers'
		>
	>
