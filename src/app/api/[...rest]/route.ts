import { notFoundReply } from '@/app/api/reply';

export const GET = notFoundReply;
