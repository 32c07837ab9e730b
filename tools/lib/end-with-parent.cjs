// Loaded into the site's process: a parent that was killed cannot end it, so it ends itself.
'use strict';
process.on('disconnect', function () {
  process.kill(process.pid, 'SIGTERM');
});
if (process.channel) process.channel.unref();
