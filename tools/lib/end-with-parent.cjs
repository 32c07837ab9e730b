// Loaded into the site's process: a parent that was killed cannot end it, so it ends itself.
'use strict';
function end() {
  process.kill(process.pid, 'SIGTERM');
}
process.on('disconnect', end);
if (process.channel) process.channel.unref();
// The parent may have gone before this was loaded; without one to hear of it is undefined.
if (process.connected === false) end();
