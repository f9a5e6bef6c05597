export { deleteOldContactTries } from '../internal/tracking/contact-tries.ts'
