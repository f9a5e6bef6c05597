// Fires the load that a message asks for, and answers with the result.
import autocannon, { type Options } from 'autocannon'

process.on('message', async (options: Options) => process.send?.(await autocannon(options)))
